// What was agreed about an order, and with whom: each row its answer, and what goes with it.
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card } from '#web/ui/section.tsx';
import type { DetailLine, OrderDetail } from './order-details-view.ts';

const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

export function OrderDetails({ details }: { details: readonly OrderDetail[] }) {
  return (
    <Card className="px-5 py-1">
      <DefinitionList
        facts={details.map(({ term, lines }) => ({
          term,
          value: lines.map((line, index) => (
            <span key={line.text} className={`block wrap-anywhere ${index > 0 ? 'font-normal' : ''}`}>
              <Line line={line} />
            </span>
          )),
        }))}
      />
    </Card>
  );
}

function Line({ line: { text, to, href } }: { line: DetailLine }) {
  if (to)
    return (
      <LocalLink to={to} className={link}>
        {text}
      </LocalLink>
    );
  return href ? (
    <a href={href} className={link}>
      {text}
    </a>
  ) : (
    text
  );
}
