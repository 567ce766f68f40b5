/** Browser storage in memory; `full` makes it reject writes. */
export class BrowserStorage implements Storage {
  #entries = new Map<string, string>();
  full = false;
  get length() {
    return this.#entries.size;
  }
  key = (index: number) => [...this.#entries.keys()][index] ?? null;
  getItem = (name: string) => this.#entries.get(name) ?? null;
  removeItem = (name: string) => void this.#entries.delete(name);
  clear = () => this.#entries.clear();
  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.#entries.set(name, text);
  }
}
