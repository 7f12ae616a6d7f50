// Promises that are pinned to an order, on its page: what was said, when, and where it stands.
import { LocalLink } from '#web/ui/local-link.tsx';

/** Its words come from the loader: most orders have none. */
export interface PromisesView {
  title: string;
  all: {
    text: string;
    /** When it was written, which leads to where. */
    said: string;
    to: string;
  }[];
}

export function PromiseList({ all }: Pick<PromisesView, 'all'>) {
  return (
    <ul className="space-y-4">
      {all.map(({ text, said, to }) => (
        <li key={to} className="border-l-4 border-line pl-4">
          <blockquote className="whitespace-pre-wrap break-words">{text}</blockquote>
          <LocalLink
            to={to}
            className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
          >
            {said}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
