import code from 'virtual:enhance/fee-calculator';
import { pricingPage } from '../../content/fees.ts';
import { centsFromEntry, formatCents } from '../../domain/money/cents.ts';
import { feeFigures, feeLines } from './fee-figures.ts';
import { Enhance } from './parts/enhance.tsx';
import './fee-calculator.css';

const { label, hint, example, empty, caption, columns, examples } = pricingPage.calculator;

/** An input enhanced by a script, and worked examples that need none. */
export function FeeCalculator() {
  return (
    <>
      <form className="fees__form no-print" data-fee-calculator hidden>
        <div className="field">
          <label className="field__label" htmlFor="held-amount">
            {label}
          </label>
          <p className="field__hint" id="held-amount-hint">
            {hint}
          </p>
          <div className="affixed">
            <span className="affix affix--before" aria-hidden="true">
              $
            </span>
            <input
              className="control control--numeric"
              id="held-amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              defaultValue={example}
              aria-describedby="held-amount-hint"
            />
          </div>
        </div>
        <output htmlFor="held-amount" data-empty={empty}>
          {feeLines(centsFromEntry(example) ?? 0).map(([what, value]) => (
            <span key={what}>
              {what} <b>{value}</b>
            </span>
          ))}
        </output>
      </form>
      <Examples />
      <Enhance code={code} />
    </>
  );
}

function Examples() {
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label={caption}>
      <table className="plain-table fees__examples">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map((dollars) => {
            const { home, pricing, percent, onAll, onHalf } = feeFigures(dollars * 100);
            return (
              <tr key={dollars}>
                <th scope="row">{formatCents(dollars * 100, 'short')}</th>
                <td>{home}%</td>
                <td>{pricing}%</td>
                <td>
                  <strong>{percent}%</strong>
                </td>
                <td>{formatCents(onAll)}</td>
                <td>{formatCents(onHalf)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
