import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useLanguage } from '../language/language.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Look = { variant?: ButtonVariant; size?: 'regular' | 'small' };

const classOf = ({ variant = 'primary', size = 'regular' }: Look, more?: string) =>
  ['button', `button--${variant}`, size === 'small' ? 'button--small' : '', more ?? ''].filter(Boolean).join(' ');

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** While true the button stays focused, ignores presses and shows `busyLabel`. */
    busy?: boolean;
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { t } = useLanguage();
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ variant, size }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
      // Not `disabled`, which would drop the keyboard focus while the action runs.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && busyLabel !== undefined ? t(busyLabel) : children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...rest }: LinkProps & Look & { className?: string }) {
  return <Link {...rest} className={classOf({ variant, size }, className)} />;
}
