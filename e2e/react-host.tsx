import { useState } from "react";
import { createRoot } from "react-dom/client";
import type {} from "../widget/repair-assist.d.ts";

type Move = HTMLElementEventMap["repair-assist:step"];

/** A page made with React 19, as `widget/README.md` shows it: properties, a listener, a ref, and nothing of a wrapper. */
function App() {
  const [accent, setAccent] = useState("#005f73");
  const [last, setLast] = useState("vehicle-info");
  const [shown, setShown] = useState(true);
  return (
    <main>
      <p>Step: {last}</p>
      <button type="button" onClick={() => setAccent("#7a1f5c")}>
        Other color
      </button>
      <button type="button" onClick={() => setShown(!shown)}>
        Show or hide
      </button>
      {shown && (
        <repair-assist
          heading="Ask us first"
          siteUrl="https://repair.example"
          persist
          accent={accent}
          onrepair-assist:step={(event: Move) => setLast(event.detail.to)}
        />
      )}
    </main>
  );
}

createRoot(document.querySelector("#app")!).render(<App />);
