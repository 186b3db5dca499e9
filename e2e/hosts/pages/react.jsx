import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";

const slot = document.querySelector("#slot");

/** A React page: on every step of the wizard it renders anew and gives the element other props. */
function App() {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const count = () => setSteps((before) => before + 1);
    slot.addEventListener("repair-assist:step", count);
    return () => slot.removeEventListener("repair-assist:step", count);
  }, []);
  return (
    <>
      <h1>My car blog</h1>
      {createPortal(<repair-assist theme="auto" accent={undefined} data-steps={steps} />, slot)}
    </>
  );
}

createRoot(document.querySelector("#app")).render(<App />);
