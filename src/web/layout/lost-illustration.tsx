// The picture of the 404 page: dunes, a mihrab arch and a track that ends, in the brand's colours.

export function LostIllustration() {
  return (
    <svg
      viewBox="0 0 320 180"
      width="320"
      height="180"
      aria-hidden="true"
      className="mx-auto h-auto max-h-[24dvh] w-full max-w-80"
    >
      <path
        d="M110 150V82c0-26 22-40 50-58 28 18 50 32 50 58v68"
        className="fill-card stroke-line"
        strokeWidth="2"
      />
      <path d="M124 150V86c0-19 15-30 36-43 21 13 36 24 36 43v64" className="fill-primary-dark" />
      <circle cx="160" cy="84" r="3" className="fill-paper" />
      <circle cx="143" cy="104" r="1.5" className="fill-paper" />
      <circle cx="178" cy="98" r="2" className="fill-paper" />
      <path d="M160 66l3.5 8.5 8.5 3.5-8.5 3.5-3.5 8.5-3.5-8.5-8.5-3.5 8.5-3.5z" className="fill-accent" />
      <path d="M0 150c46-26 92-30 140-14s108 20 180-8v52H0z" className="fill-line" />
      <path d="M0 164c60-16 116-12 170-2s104 6 150-8v26H0z" className="fill-accent/50" />
      <path
        d="M160 180c-8-8 14-10 8-17s-12-6-6-12 0-9-2-11"
        fill="none"
        className="stroke-card"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
    </svg>
  );
}
