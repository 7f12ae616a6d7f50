// Categories of souvenirs, and what each has to prove: foods halal and BPOM, perfume and herbs as well.
import type { EvidenceKind } from '#shared/item-query';
import type { LocalText } from '#shared/locale';

export const itemCategories: readonly { slug: string; name: LocalText; evidence: readonly EvidenceKind[] }[] =
  [
    { slug: 'kurma', name: { id: 'Kurma', en: 'Dates' }, evidence: ['halal', 'bpom'] },
    {
      slug: 'camilan',
      name: { id: 'Cokelat dan camilan', en: 'Chocolate and sweets' },
      evidence: ['halal', 'bpom'],
    },
    {
      slug: 'kacang',
      name: { id: 'Kacang dan buah kering', en: 'Nuts and dried fruit' },
      evidence: ['halal', 'bpom'],
    },
    {
      slug: 'madu-herbal',
      name: { id: 'Madu, minyak dan herbal', en: 'Honey, oils and herbs' },
      evidence: ['halal', 'bpom'],
    },
    { slug: 'parfum', name: { id: 'Minyak wangi', en: 'Perfume oils' }, evidence: ['halal', 'bpom'] },
    { slug: 'sajadah', name: { id: 'Sajadah', en: 'Prayer mats' }, evidence: [] },
    { slug: 'busana', name: { id: 'Mukena, sarung dan busana', en: 'Garments for prayer' }, evidence: [] },
    { slug: 'peci', name: { id: 'Peci dan sorban', en: 'Caps and scarves' }, evidence: [] },
    { slug: 'tasbih', name: { id: 'Tasbih dan siwak', en: 'Prayer beads and miswak' }, evidence: [] },
    {
      slug: 'perjalanan',
      name: { id: 'Ihram dan perjalanan', en: 'Ihram and the journey' },
      evidence: [],
    },
    { slug: 'buku', name: { id: 'Al-Qur’an dan buku', en: 'Quran and books' }, evidence: [] },
    { slug: 'hiasan', name: { id: 'Hiasan dan kenangan', en: 'Keepsakes' }, evidence: [] },
    { slug: 'bingkisan', name: { id: 'Paket bingkisan', en: 'Gift boxes' }, evidence: ['halal'] },
  ];
