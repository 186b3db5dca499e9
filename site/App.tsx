import { useEffect } from "react";
import { Router, useLocation } from "wouter";
import { pageAt } from "./pages.ts";
import { Notices } from "./shell/Notices/Notices.tsx";
import { PreviousPath, usePreviousPath } from "./shell/previous-path.ts";
import { Shell } from "./shell/Shell.tsx";
import { startAtTop } from "./shell/scrolling.ts";

/** The site: the page of the address inside header and footer. */
export function App() {
  return (
    <Router aroundNav={startAtTop}>
      <Notices>
        <CurrentPage />
      </Notices>
    </Router>
  );
}

function CurrentPage() {
  const [path] = useLocation();
  const previousPath = usePreviousPath(path);
  const { id, title, Content } = pageAt(path);

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <PreviousPath.Provider value={previousPath}>
      <Shell pageId={id}>
        <Content key={id} />
      </Shell>
    </PreviousPath.Provider>
  );
}
