// A QR code drawn by the page itself, dark on white in every theme. Say beside it what it holds: the picture alone is nothing to
// those who cannot see it.
import type { QrDrawing } from '#art/qr';

export function QrCode({ drawing: { size, path } }: { drawing: QrDrawing }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={232}
      height={232}
      aria-hidden="true"
      className="rounded-lg bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
