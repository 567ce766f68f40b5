import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Me } from '../../contract/people.ts';
import { secondFactorAddress } from '../paths/redirect.ts';

/** The content for a person who owes no second factor; anybody else is led to give one or to set one up, and then back here. */
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
