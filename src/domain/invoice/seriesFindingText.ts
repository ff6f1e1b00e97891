import { formatMoney } from '@/domain/values/money';
import { invoiceName } from './invoice';
import { invoiceFaultText, sellerFaultText } from './invoiceFaultText';
import { receivableLabels } from './receivable';
import type { SeriesFinding } from './seriesCheck';

/** Tells in plain Swedish what "Kontrollera serien" has found about the document with the finding's id. */
export function seriesFindingText(finding: SeriesFinding): string {
  switch (finding.kind) {
    case 'unreadable':
      return 'Kan inte läsas: den är skriven på ett sätt som appen inte känner till.';
    case 'twice':
      return 'Numret finns två gånger.';
    case 'number':
      return `Dokumentet har numret ${finding.number}, och det hör till en annan plats i serien.`;
    case 'gap': {
      const { from, to } = finding;
      return from === to ? `Nummer ${from} saknas.` : `Nummer ${from}–${to} saknas.`;
    }
    case 'earlier': {
      const { issuedOn, former, formerOn } = finding;
      return `Fakturadatum ${issuedOn} är tidigare än på ${former}, som har ${formerOn}.`;
    }
    case 'own': {
      const { fault, of } = finding;
      return fault.kind === 'seller'
        ? sellerFaultText(fault, { kind: of })
        : invoiceFaultText(fault, { kind: of });
    }
    case 'creditOfNone':
      return 'Krediterar en faktura som inte finns.';
    case 'overCredited': {
      const { ore, vatRate } = finding;
      const what =
        vatRate === null ? 'Krediterad' : `Underlaget med ${vatRate} % moms är krediterat`;
      return `${what} med ${formatMoney(ore)} mer än fakturan är på.`;
    }
    case 'noReceivable':
      return 'Saknas i kundreskontran.';
    case 'owed': {
      const { field, statedOre, computedOre } = finding;
      return `${receivableLabels[field]} är ${formatMoney(statedOre)} i kundreskontran, men dokumenten ger ${formatMoney(computedOre)}.`;
    }
    case 'paymentOfNone':
      return `En betalning på ${formatMoney(finding.amountOre)}, ${finding.paidOn}, gäller ${invoiceName(finding.id).toLowerCase()}, som inte finns eller är en kreditfaktura.`;
    case 'paidOn':
      return `En betalning på ${formatMoney(finding.amountOre)} har dagen ${finding.paidOn}, som inte kan stämma.`;
  }
}
