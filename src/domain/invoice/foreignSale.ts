import type { CustomerKind } from '@/domain/register/customer';
import { type Address, countryOf, isAbroad } from '@/domain/values/address';
import { isInUnion } from '@/domain/values/country';
import { vatPrefix } from '@/domain/values/vatPrefix';

/**
 * The sales to companies abroad that bear no Swedish VAT. A service to a company is supplied where the company is, who pays the VAT
 * there (mervärdesskattelag 2023:200, 6 kap. 33 §; directive 2006/112/EC, articles 44 and 196); parts that are put in at a repair
 * are part of the service. Goods that are carried there are exempt: within the union by 10 kap. 42 §, from it by 10 kap. 64 §.
 * The law names in 16 kap. who pays Swedish VAT; these sales bear none.
 */
export const foreignSales = ['euService', 'otherService', 'euGoods', 'export'] as const;
export type ForeignSale = (typeof foreignSales)[number];

export const foreignSaleLabels: Record<ForeignSale, string> = {
  euService: 'Tjänst till annat EU-land',
  otherService: 'Tjänst till land utanför EU',
  euGoods: 'Vara till annat EU-land',
  export: 'Export av vara',
};

/** The words that an invoice without Swedish VAT must have (mervärdesskattelag 2023:200, 17 kap. 24 §), in Swedish and English. */
export const foreignSaleNotes: Record<ForeignSale, readonly [swedish: string, english: string]> = {
  euService: [
    'Omvänd betalningsskyldighet. Tjänst till företag i annat EU-land, 6 kap. 33 § mervärdesskattelagen.',
    'Reverse charge. Article 196, Directive 2006/112/EC.',
  ],
  otherService: [
    'Omvänd betalningsskyldighet. Tjänst till företag utanför EU, omsatt utanför Sverige, 6 kap. 33 § mervärdesskattelagen.',
    'Reverse charge. Service supplied outside Sweden, not subject to Swedish VAT.',
  ],
  euGoods: [
    'Undantag från skatteplikt: unionsintern leverans, 10 kap. 42 § mervärdesskattelagen.',
    'Exempt intra-Community supply. Article 138, Directive 2006/112/EC.',
  ],
  export: [
    'Undantag från skatteplikt: export, 10 kap. 64 § mervärdesskattelagen.',
    'Exempt export. Article 146, Directive 2006/112/EC.',
  ],
};

/**
 * The choice of a person about an invoice to a company abroad, because the law depends on it: goods that are carried there, or what
 * bears Swedish VAT all the same, such as goods that stay in Sweden. Without it, what is sold is a service.
 */
export const vatChoices = ['goods', 'domestic'] as const;
export type VatChoice = (typeof vatChoices)[number];

export const vatChoiceLabels: Record<VatChoice, string> = {
  goods: 'Varor som fraktas till köparens land',
  domestic: 'Svensk moms',
};

/** A buyer as far as the law asks who it is. */
export interface TaxedBuyer {
  kind: CustomerKind;
  address: Pick<Address, 'country'>;
  vatNumber?: string | null;
}

/** Tells whether a buyer may be invoiced without Swedish VAT: a company abroad with a VAT number of its country. */
export function isForeignCompany({ kind, address, vatNumber }: TaxedBuyer): boolean {
  return (
    kind === 'company' &&
    isAbroad(address) &&
    (vatNumber?.startsWith(vatPrefix(countryOf(address))) ?? false)
  );
}

/** The kind of sale to a buyer, by what a person has said of it; null where it bears Swedish VAT. */
export function foreignSaleTo(buyer: TaxedBuyer, choice: VatChoice | null): ForeignSale | null {
  if (choice === 'domestic' || !isForeignCompany(buyer)) return null;
  const isEu = isInUnion(countryOf(buyer.address));
  if (choice === 'goods') return isEu ? 'euGoods' : 'export';
  return isEu ? 'euService' : 'otherService';
}

/** Tells whether a kind of sale is one that can be made to the buyer. */
export function fitsBuyer(sale: ForeignSale, buyer: TaxedBuyer): boolean {
  return [null, ...vatChoices].some((choice) => foreignSaleTo(buyer, choice) === sale);
}
