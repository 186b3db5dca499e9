import { useEffect } from "react";
import { type BaseLocationHook, Router, useLocation } from "wouter";
import { showHead } from "./head.ts";
import { pageAt } from "./pages.ts";
import { Notices } from "./shell/Notices/Notices.tsx";
import { leadTo } from "./shell/navigation.ts";
import { PreviousPath, usePreviousPath } from "./shell/previous-path.ts";
import { Shell } from "./shell/Shell.tsx";

/**
 * The site: the page of the address inside header and footer. `hook` names another source of the address than the
 * browser.
 */
export function App({ hook }: { hook?: BaseLocationHook }) {
  return (
    <Router aroundNav={leadTo} hook={hook}>
      <Notices>
        <CurrentPage />
      </Notices>
    </Router>
  );
}

function CurrentPage() {
  const [path] = useLocation();
  const previousPath = usePreviousPath(path);
  const page = pageAt(path);
  const { id, Content } = page;

  useEffect(() => showHead(page, path), [page, path]);

  return (
    <PreviousPath.Provider value={previousPath}>
      <Shell pageId={id}>
        <Content key={id} />
      </Shell>
    </PreviousPath.Provider>
  );
}
