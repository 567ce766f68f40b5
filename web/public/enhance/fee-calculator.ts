/**
 * Shows the fee for an amount as it is typed. The rule is `domain/money/fee.ts`; the amount is parsed as in the
 * application.
 */
import { centsFromEntry } from '../../../domain/money/cents.ts';
import { feeLines } from '../fee-figures.ts';
import { maskMoney, moneyEcho } from '../../ui/masks.ts';

const form = document.querySelector<HTMLFormElement>('form[data-fee-calculator]');
const input = form?.querySelector('input');
const output = form?.querySelector('output');

function show(entry: HTMLInputElement, answer: HTMLOutputElement): void {
  const held = moneyEcho(entry.value) === '' ? null : centsFromEntry(entry.value);
  answer.replaceChildren(
    ...(held ? feeLines(held).map(([label, value]) => line(label, value)) : [answer.dataset.empty ?? '']),
  );
}

function line(label: string, value: string): HTMLElement {
  const row = document.createElement('span');
  const figure = document.createElement('b');
  figure.textContent = value;
  row.append(`${label} `, figure);
  return row;
}

if (form && input && output) {
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', () => show(input, output));
  input.addEventListener('change', () => {
    input.value = maskMoney(input.value);
  });
  // The browser may have restored an amount after a reload.
  show(input, output);
}
