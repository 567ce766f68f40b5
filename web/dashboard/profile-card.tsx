import { Link } from 'react-router';
import type { Me } from '../../contract/people.ts';
import { dayOf } from './dates.ts';

/** Email, phone if present, member since (spec, section 2). */
export function ProfileCard({ me }: { me: Me }) {
  const phone = me.profile.phone ?? me.user.phone;
  return (
    <section className="profile-card" aria-labelledby="profile-title">
      <h2 id="profile-title">Profile</h2>
      <dl>
        <div>
          <dt>Email</dt>
          <dd>{me.user.email}</dd>
        </div>
        {phone && (
          <div>
            <dt>Phone</dt>
            <dd>{phone}</dd>
          </div>
        )}
        <div>
          <dt>Member since</dt>
          <dd>
            <time dateTime={me.profile.created_at}>{dayOf(me.profile.created_at)}</time>
          </dd>
        </div>
      </dl>
      <p>
        <Link to="/account">Account settings</Link>
      </p>
    </section>
  );
}
