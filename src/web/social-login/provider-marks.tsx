// The marks of the providers on their buttons, drawn here: no picture and no script of theirs is loaded.

/** A ring in four colours, open towards the bar. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" strokeWidth="4.5" aria-hidden="true">
      <path stroke="#ea4335" d="M4.65 8.25A8.25 8.25 0 0 1 18.13 6.48" />
      <path stroke="#fbbc05" d="M4.65 15.75A8.25 8.25 0 0 1 4.65 8.25" />
      <path stroke="#34a853" d="M17.52 18.13A8.25 8.25 0 0 1 4.65 15.75" />
      <path stroke="#4285f4" d="M12.25 12.1H20.25A8.25 8.25 0 0 1 17.52 18.13" />
    </svg>
  );
}

/** In the colour of the words beside it. */
export function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      <path d="M16.4 12.7c0-2 1.2-3.3 2.6-4.1-1-1.4-2.5-2.1-4.1-2.2-1.6-.1-3 .9-3.8.9-.8 0-2-.9-3.3-.9-2.5.1-5 2.2-5 6.2 0 4.1 2.8 9.3 5.3 9.3 1.1 0 1.6-.7 3.2-.7s2 .7 3.2.7c2.1 0 3.9-3 4.7-5.2-1.7-.7-2.8-2.2-2.8-4z" />
      <path d="M14.3 5c.7-.9 1.2-2.1 1.1-3.3-1.1.1-2.3.7-3 1.6-.7.8-1.2 2-1.1 3.1 1.1.1 2.3-.5 3-1.4z" />
    </svg>
  );
}
