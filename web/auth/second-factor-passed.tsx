import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Me } from '../../contract/people.ts';
import { secondFactorAddress } from '../paths/redirect.ts';

/** The content once no second factor is owed; anyone else is redirected to enter or set one up, and then back. */
export function SecondFactorPassed({
  me,
  children,
  orSetUpHere = false,
}: {
  me: Me;
  children: () => ReactNode;
  orSetUpHere?: boolean;
}) {
  const location = useLocation();
  const { second_factor: isSetUp, required, satisfied } = me.user.sign_in;
  if (required && !satisfied && (isSetUp || !orSetUpHere))
    return <Navigate to={secondFactorAddress(isSetUp, location)} replace />;
  return <>{children()}</>;
}
