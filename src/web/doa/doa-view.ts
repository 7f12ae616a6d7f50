// What the page of supplications shows, in the page's language.
export interface DoaView {
  id: string;
  title: string;
  arabic: string;
  latin: string;
  meaning: string;
  sources: string;
  note: string | null;
}

export interface DoaListView {
  search: string;
  total: number;
  found: number;
  moments: { id: string; title: string; intro: string; doas: DoaView[] }[];
}
