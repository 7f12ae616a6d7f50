// The body of a guide, block by block: text, lists to be ticked off, supplications, the map.
import { DoaCard } from '#web/doa/doa-card.tsx';
import type { GuideBlockView } from './guide-view.ts';
import { MiqatMap } from './miqat-map.tsx';
import { TickList } from './tick-list.tsx';

export function GuideBlocks({ blocks }: { blocks: readonly GuideBlockView[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: GuideBlockView }) {
  switch (block.kind) {
    case 'text':
      return <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'ticks':
      return <TickList name={block.name} items={block.items} />;
    case 'doa':
      return <DoaCard doa={block.doa} level="h2" />;
    case 'miqat-map':
      return <MiqatMap rows={block.rows} makkah={block.makkah} />;
  }
}
