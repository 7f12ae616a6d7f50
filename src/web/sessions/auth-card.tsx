// The one card of a sign-in page: heading, a sentence that says what happens here, the form, and where else to go.
import type { ReactNode } from 'react';

interface AuthCardProps {
  title: string;
  text?: ReactNode;
  /** Below the line: the other ways on. */
  foot?: ReactNode;
  children: ReactNode;
}

export function AuthCard({ title, text, foot, children }: AuthCardProps) {
  return (
    <div className="w-full max-w-lg rounded-card border border-line bg-card p-5 md:p-8">
      <h1 className="text-2xl font-bold md:text-3xl">{title}</h1>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      <div className="mt-6">{children}</div>
      {foot && <div className="mt-6 border-t border-line pt-4">{foot}</div>}
    </div>
  );
}
