import { formatEventValue } from '@/domain/collections/orderCollections';
import type { HistoryFault } from '@/domain/order/historyCheck';
import type { InspectionFault } from '@/domain/inspection/inspectionCheck';
import { formatDiscount } from '@/domain/order/lineDraft';
import { priceTypeLabels } from '@/domain/order/priceCeiling';
import { stageLabels } from '@/domain/order/stage';
import { formatMoney } from '@/domain/values/money';

const things = { line: 'Raden', damage: 'Skadan' } as const;

/** Tells in plain Swedish what the history of an order does not account for. */
export function historyFaultText(fault: HistoryFault): string {
  switch (fault.kind) {
    case 'created':
      return 'Ingen händelse berättar hur ordern skapades.';
    case 'pricesInclVat':
      return fault.is
        ? 'Priserna är med moms, men ordern skapades med priser utan moms.'
        : 'Priserna är utan moms, men ordern skapades med priser med moms.';
    case 'stage':
      return differs('Steget', stageLabels[fault.is], formatEventValue(fault.told));
    case 'line':
    case 'damage': {
      const thing = things[fault.kind];
      const [told, is] = [fault.told, fault.is].map((each) => each && formatEventValue(each));
      if (!told) return `${thing} ”${is}” är tillagd utan händelse.`;
      if (!is) return `${thing} ”${told}” är borttagen utan händelse.`;
      return is === told
        ? `${thing} ”${is}” har en annan momssats eller utförs av någon annan än det står i historiken.`
        : differs(thing, is, told);
    }
    case 'priceType':
      return differs('Pristypen', priceTypeLabels[fault.is], formatEventValue(fault.told));
    case 'discount':
      return differs(
        'Rabatten på hela ordern',
        formatDiscount(fault.is),
        formatDiscount(fault.told),
      );
    case 'answer': {
      const { text, answer, agreedOre } = fault.line;
      return answer === 'unreached'
        ? `”${text}” får göras utan svar, men det är inte antecknat att kunden inte gick att nå om den.`
        : `”${text}” står som godkänd för ${formatMoney(agreedOre ?? 0)}, men inget svar godkänner det.`;
    }
    case 'agreedPriceType':
      return fault.is === null
        ? 'Ingen pristyp står som godkänd, men kunden har godkänt rader.'
        : `${priceTypeLabels[fault.is]} står som godkänd pristyp, men inget svar godkänner det.`;
  }
}

/** Tells in plain Swedish what the history of an order does not account for in one of its inspections. */
export function inspectionFaultText(fault: InspectionFault): string {
  if (fault.kind === 'inspection')
    return `Ingen händelse berättar att bilkontrollen ”${fault.templateName}” påbörjades.`;
  return differs('Kontrollpunkten', formatEventValue(fault.is), formatEventValue(fault.told));
}

function differs(thing: string, is: string, told: string): string {
  return `${thing} är ”${is}”, men det senaste som står i historiken är ”${told}”.`;
}
