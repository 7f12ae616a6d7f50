// A group of families in the reader's words: how many travel, and what it costs together and alone. No names.
import * as m from '#messages/messages';
import type { UmrahGroup, UmrahRequest } from '#domain/private-umrah';
import { umrahPartyLabel } from '#labels/private-umrah';
import type { Estimate } from '#domain/umrah-estimates';
import { formatRupiah, perHead } from '#shared/money';
import { bedsOf } from './request-view.server.ts';

export interface GroupView {
  families: string[];
  joint: string | null;
  alone: string | null;
}

const range = ({ low, high }: Estimate['total'], beds: number) =>
  m.private_umrah_range({ low: formatRupiah(perHead(low, beds)), high: formatRupiah(perHead(high, beds)) });

/** `own`: the reader's request, where there is one. */
export function groupView({ families, joint }: UmrahGroup, own: UmrahRequest | null): GroupView {
  return {
    families: families.map(({ id, people }, index) => {
      const words = {
        number: index + 1,
        people: umrahPartyLabel(people),
      };
      return id === own?.id ? m.private_umrah_group_own(words) : m.private_umrah_group_other(words);
    }),
    joint:
      joint && families.length > 1
        ? m.private_umrah_group_joint({ range: range(joint.estimate.total, joint.beds) })
        : null,
    alone: own && m.private_umrah_group_alone({ range: range(own.estimate.total, bedsOf(own)) }),
  };
}
