// What was reported, as the page shows it.
import type { Localized } from '#labels/localized';

export interface ReportedView {
  id: string;
  text: string;
  written: string;
  isHidden: boolean;
  about: { title: Localized; path: string };
  /** 'Menyesatkan: 2' */
  reports: string[];
  openReports: number;
  last: string | null;
}
