import { pastResults, type Claim } from '../../../content/claims.ts';
import { howWeCountPage } from '../../../content/how-we-count.ts';
import { basisMark, valueMark } from '../../../content/marks.ts';
import { Where } from './where.tsx';

/** The names under which claims may be missing: what the program keeps stands in every installation, and is no reason for a block. */
export const namesOf = (claims: readonly Claim[]): string[] =>
  claims.flatMap((claim) => ('kept' in claim ? [] : [claim.name]));

/** A claim's figure, and outside a demo what stands behind it. */
export function Figure({ claim }: { claim: Claim }) {
  if ('kept' in claim) return claim.value;
  return (
    <>
      {valueMark(claim.name, claim.value)}
      <Where of="demo" otherwise={<small className="figures__basis">{basisMark(claim.name)}</small>}>
        {null}
      </Where>
    </>
  );
}

/** Claimed figures as terms and values, without those that an installation has not. */
export function FigureRows({ claims }: { claims: readonly (Claim & { shownAs?: string })[] }) {
  return claims.map((claim) => (
    <Where key={claim.name} of={claim.name}>
      <div>
        <dt>{claim.shownAs ?? claim.label}</dt>
        <dd>
          <Figure claim={claim} />
        </dd>
      </div>
    </Where>
  ));
}

/** Claimed figures in a ruled row, with their disclaimer. */
export function Figures({ claims }: { claims: readonly Claim[] }) {
  return (
    <Where of={namesOf(claims)}>
      <div className="figures">
        <dl>
          <FigureRows claims={claims} />
        </dl>
        <PastResults />
      </div>
    </Where>
  );
}

/** Beside claimed results: what they are not, and what stands behind them. */
export function PastResults() {
  return (
    <p className="muted small">
      <Where of="demo">Sample figures of this demo. </Where>
      {pastResults} <a href="/how-we-count">{howWeCountPage.link}</a>
    </p>
  );
}
