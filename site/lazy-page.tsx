import { Component, type ComponentType } from "react";

/** A page's content. Where its code is loaded by itself, `preload` gets it. */
export type PageContent = ComponentType & { preload?: () => Promise<void> };

/**
 * A page whose code is loaded when it is first shown, so that the other pages need not carry it. Whoever leads there
 * awaits `preload`, and the page before stays until the next is ready; only Back and Forward may come unprepared.
 */
export function lazyPage(load: () => Promise<ComponentType>): PageContent {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };

  return class LazyPage extends Component {
    static preload = preload;

    override componentDidMount() {
      if (!Loaded) preload().then(() => this.forceUpdate());
    }

    override render() {
      return Loaded ? <Loaded /> : null;
    }
  };
}
