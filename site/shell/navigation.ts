import { pageAt } from "../pages.ts";

/**
 * Goes to another page: the one shown stays until the next is loaded, so that nothing flashes, and the next starts at
 * its top. Back and Forward are not navigations of ours: the browser restores their place by itself.
 */
export function leadTo<Target extends string, Options>(
  navigate: (to: Target, options?: Options) => void,
  to: Target,
  options?: Options,
) {
  const go = () => {
    navigate(to, options);
    window.scrollTo(0, 0);
  };
  const { preload } = pageAt(new URL(to, location.origin).pathname).Content;
  // A page that cannot be loaded is asked of the server as a whole.
  if (preload) preload().then(go, () => location.assign(to));
  else go();
}
