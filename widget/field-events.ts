/** What typing, editing and composing fire. All of it leaves a shadow root, and a page's hotkeys would act on it. */
const EVENTS =
  "keydown keypress keyup beforeinput input cut copy paste compositionstart compositionupdate compositionend".split(
    " ",
  );
/** Keys that no field needs for itself, and by which a page closes its dialog or we find a notice. */
const PASSING = /^(Escape|Tab|F\d+)$/;

/**
 * Ends at the shadow root what happens in a field, so that the page neither acts on it nor reads along. A page that
 * listens in the capture phase hears it all the same: it is before us.
 */
export function keepFieldEvents(root: ShadowRoot) {
  for (const name of EVENTS)
    root.addEventListener(name, (event) => {
      const inField = (event.target as Element).matches("input, select, textarea");
      if (inField && !PASSING.test((event as KeyboardEvent).key)) event.stopPropagation();
    });
}
