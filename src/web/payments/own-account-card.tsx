// An account that money of the platform is transferred to, as its owner sees it: the end of its number alone.
import { Card, Section } from '#web/ui/section.tsx';

export interface ShownAccount {
  bank: string;
  /** In words: the last four digits. */
  ending: string;
  holder: string;
  /** In words; null: it is in use, or nobody knows yet. */
  usableFrom: string | null;
}

export function OwnAccountCard({ title, account }: { title: string; account: ShownAccount }) {
  return (
    <Section title={title} className="mb-8">
      <Card className="p-4">
        <p className="font-bold">{account.bank}</p>
        <p>{account.ending}</p>
        <p>{account.holder}</p>
        {account.usableFrom && <p className="mt-2 text-ink-soft">{account.usableFrom}</p>}
      </Card>
    </Section>
  );
}
