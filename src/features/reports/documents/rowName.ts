import type { ReportAbout } from '@/data/reportAbout';
import { lineKindLabels, lineKinds } from '@/domain/order/orderLine';
import { serviceGroupLabels, serviceGroups } from '@/domain/workshop/service';
import type { RowKind } from './asked';

/** What people call the row of a key. */
export function rowName(of: RowKind, key: string, about: ReportAbout): string {
  switch (of) {
    case 'service':
      return key;
    case 'group': {
      const group = serviceGroups.find((each) => each === key);
      return group ? serviceGroupLabels[group] : 'Utan arbetsorder';
    }
    case 'kind': {
      const kind = lineKinds.find((each) => each === key);
      return kind ? lineKindLabels[kind] : 'Övrigt';
    }
    case 'customer':
      return about.customerName(key);
    case 'vehicle':
      return key || 'Utan fordon';
    case 'net':
    case 'vat':
      return `${key}\u00a0%`;
    case 'resource':
      return about.resources.find(({ id }) => id === key)?.data.name ?? 'Borttagen plats';
    case 'person':
    case 'sold':
    case 'worked':
    case 'attended':
      return about.staffName(key);
  }
}

/** Gives what a key stands for in the rows: the card that a merged customer has become, the make of a vehicle. */
export function keyNowOf(of: RowKind, about: ReportAbout): (key: string) => string {
  const now = of === 'customer' ? about.customerNow : of === 'vehicle' ? about.makeOf : null;
  return (key) => (key === '' || !now ? key : now(key));
}
