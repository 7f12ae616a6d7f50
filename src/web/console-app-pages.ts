// Which pages of consoles are app pages (docs/architecture.md "Reading pages and app pages"). A table of its own, because the browsers of
// members have no use for it: only the layout of the consoles and the server load it.
import * as paths from '#shared/paths';
import { addAppPages } from './app-pages.ts';

/** Any part of a path. */
const id = ':id';

/** Without language prefix; `:name` stands for one part of the path. */
export const consoleAppPages: readonly string[] = [
  paths.partnerConsole.home,
  paths.partnerConsole.programmes,
  paths.partnerConsole.newProgramme,
  paths.partnerConsole.programme(id),
  paths.partnerConsole.programmePart(id, id),
  paths.partnerConsole.programmeVersions(id),
  paths.operator.applications,
  paths.operator.partners,
  paths.operator.partner(id),
  paths.operator.application(id),
  paths.operator.content,
  paths.operator.newContent,
  paths.operator.contentItem(id),
  paths.operator.support,
  paths.operator.supportedPerson(id),
  paths.operator.audit,
  paths.operator.messages,
  paths.operator.brands,
  paths.operator.brand(id),
  paths.operator.brandPart(id, id),
  paths.partnerConsole.programmePictures(id),
  paths.partnerConsole.programmeDepartures(id),
  paths.partnerConsole.newDepartures(id),
  paths.partnerConsole.changeDepartures(id),
  paths.operator.payouts,
  paths.operator.payoutBatch(id),
  paths.operator.invoices,
  paths.operator.bank,
  paths.operator.books,
  paths.partnerConsole.payouts,
  paths.partnerConsole.invoices,
  paths.partnerConsole.documents,
  paths.partnerConsole.team,
  paths.partnerConsole.rooms(id),
  paths.partnerConsole.departureEvidence(id),
  paths.storeConsole.home,
  paths.storeConsole.orders,
  paths.storeConsole.order(id),
  paths.storeConsole.items,
  paths.storeConsole.newItem,
  paths.storeConsole.item(id),
  paths.storeConsole.editItem(id),
  paths.storeConsole.itemPictures(id),
];

addAppPages(consoleAppPages);
