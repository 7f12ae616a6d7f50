/** Where every component is shown, for those who draw pages. No address of #shared/paths: no page leads there. */
export const uiPath = '/dev/ui';
