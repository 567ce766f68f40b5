import { useQuery } from '@tanstack/react-query';
import { orpc } from '../api/api.ts';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';
import { Appointed, LicenseList } from './standing.tsx';

/** An attorney's own appointment and licenses, as staff recorded them. */
export function StandingSection() {
  const standing = useQuery(orpc.people.getStanding.queryOptions());
  return (
    <Section id="standing" title="Appointment and licenses">
      <p className="measure">What you approve letters on. Staff record it; write to them when something has changed.</p>
      <Loaded query={standing} what="your appointment and licenses">
        {(found) => (
          <>
            <Appointed standing={found} />
            <LicenseList licenses={found.licenses} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
