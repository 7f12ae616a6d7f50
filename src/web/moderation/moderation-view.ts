// What was reported, as the page shows it.
import type { Localized } from '#labels/localized';
import type { PhotographView } from '#web/pictures/photograph-view';

export interface ReportedView {
  id: string;
  text: string;
  written: string;
  pictures: PhotographView[];
  isHidden: boolean;
  about: { title: Localized; path: string };
  /** 'Menyesatkan: 2' */
  reports: string[];
  openReports: number;
  last: string | null;
}
