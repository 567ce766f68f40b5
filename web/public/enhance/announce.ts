/** Shows the spec's toast in the page's live region for eight seconds. */
export function announce(title: string, description: string): void {
  const toast = document.createElement('div');
  toast.className = 'toast';
  const [head, text] = [document.createElement('strong'), document.createElement('span')];
  head.textContent = title;
  text.textContent = description;
  toast.append(head, text);
  region().append(toast);
  setTimeout(() => toast.remove(), 8_000);
}

function region(): HTMLElement {
  const found = document.getElementById('toasts');
  if (found) return found;
  const made = document.createElement('div');
  made.id = 'toasts';
  made.setAttribute('role', 'status');
  document.body.append(made);
  return made;
}
