/** The listeners that a store outside React notifies of a change. */
export class Listeners {
  #all = new Set<() => void>();

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  notify(): void {
    this.#all.forEach((listener) => listener());
  }
}
