import { accessRows } from './accessRows';
import { bookingMoveRows } from './bookingMoveRows';
import { bookingRows } from './bookingRows';
import { documentRows } from './documentRows';
import { followUpRows } from './followUpRows';
import { foundingRows } from './foundingRows';
import { idRows, inviteRows } from './idRows';
import { inspectionRows } from './inspectionRows';
import { invoiceRows } from './invoiceRows';
import { jobTimeRows } from './jobTimeRows';
import { joinRows } from './joinRows';
import { cardRows, nameRows, roleRows } from './memberRows';
import { photoRows } from './photoRows';
import { occupancyRows } from './occupancyRows';
import { orderRows } from './orderRows';
import { partRows } from './partSpecs';
import { paymentRows } from './paymentRows';
import { publicPageRows } from './publicPageRows';
import { registerRows } from './registerRows';
import { replacedTextRows } from './replacedTextRows';
import { reportRows } from './reportRows';
import { proposalRows } from './proposalRows';
import { requestRows } from './requestRows';
import type { Row } from './rows';
import { kioskRows } from './kioskRows';
import { ledgerBusinessRows } from './ledgerBusinessRows';
import { ledgerPersonRows } from './ledgerPersonRows';
import { fiscalYearRows, ledgerRemovalRows } from './ledgerRemovalRows';
import { ledgerRows } from './ledgerRows';
import { loanRows } from './loanRows';
import { serviceBookRows } from './serviceBookRows';
import { signingKeyRows } from './signingKeyRows';
import { sieExportRows } from './sieExportRows';
import { settingRows } from './settingRows';
import { visitRows } from './visitRows';

/** All rows of the table against which the rules are tested. */
export const table: Row[] = [
  ...accessRows,
  ...foundingRows,
  ...joinRows,
  ...roleRows,
  ...nameRows,
  ...cardRows,
  ...inviteRows,
  ...idRows,
  ...registerRows,
  ...bookingRows,
  ...bookingMoveRows,
  ...visitRows,
  ...loanRows,
  ...occupancyRows,
  ...publicPageRows,
  ...requestRows,
  ...proposalRows,
  ...replacedTextRows,
  ...settingRows,
  ...orderRows,
  ...jobTimeRows,
  ...inspectionRows,
  ...invoiceRows,
  ...photoRows,
  ...followUpRows,
  ...partRows,
  ...paymentRows,
  ...sieExportRows,
  ...serviceBookRows,
  ...signingKeyRows,
  ...kioskRows,
  ...ledgerBusinessRows,
  ...ledgerRows,
  ...ledgerRemovalRows,
  ...fiscalYearRows,
  ...ledgerPersonRows,
  ...reportRows,
  ...documentRows,
];
