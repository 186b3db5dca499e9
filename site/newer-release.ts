/**
 * A page that is of an older release than the server: the code that it has still to load is gone. The page is loaded
 * anew, once for each entry of the history, so that code that never comes leads to a sentence and not to a circle.
 * Without a network what is shown stays: the browser would put its own page in its place.
 */
export function followNewerReleases() {
  addEventListener("vite:preloadError", () => {
    if (!navigator.onLine || history.state?.loadedAnew) return;
    history.replaceState({ ...history.state, loadedAnew: true }, "");
    location.reload();
  });
}
