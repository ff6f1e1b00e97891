import { JSDOM } from 'jsdom';

// A browser test reads a file outside the browser, where there is no parser of XML.
const { DOMParser } = new JSDOM().window;

/** An XML file with what finds its elements, their texts, and amounts in kronor as öre; throws where it is none. */
export function readXml(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.documentElement.nodeName === 'parsererror')
    throw new Error(`No XML: ${xml.slice(0, 200)}`);
  const all = (name: string, within: Element = document.documentElement) =>
    [...within.children].flatMap((child) => (child.nodeName === name ? child : []));
  const find = (path: string, within: Element = document.documentElement): Element[] =>
    path.split('/').reduce((found, name) => found.flatMap((each) => all(name, each)), [within]);
  const text = (path: string, within?: Element) => find(path, within)[0]?.textContent ?? null;
  const ore = (path: string, within?: Element) => {
    const [, sign = '', kronor = '0', rest = '00'] =
      /^(-?)(\d+)\.(\d\d)$/.exec(text(path, within) ?? '0.00') ?? [];
    return BigInt(`${sign}${kronor}${rest}`);
  };
  return { root: document.documentElement, find, text, ore };
}

const sum = (amounts: bigint[]) => amounts.reduce((total, each) => total + each, 0n);

/** The elements of UBL 2.1 in the order that its schema wants, as far as the files use them. */
const order = [
  ...['cbc:CustomizationID', 'cbc:ProfileID', 'cbc:ID', 'cbc:IssueDate', 'cbc:DueDate'],
  ...['cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode', 'cbc:Note', 'cbc:DocumentCurrencyCode'],
  ...['cbc:BuyerReference', 'cac:OrderReference', 'cac:BillingReference'],
  'cac:AdditionalDocumentReference',
  ...['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty', 'cac:Delivery'],
  ...[
    'cac:PaymentMeans',
    'cac:PaymentTerms',
    'cac:AllowanceCharge',
    'cac:TaxTotal',
    'cac:LegalMonetaryTotal',
  ],
  ...['cac:InvoiceLine', 'cac:CreditNoteLine'],
];

/** The codes of VATEX by the categories that have one. */
const reasonCodes: Record<string, string> = {
  ...{ AE: 'VATEX-EU-AE', K: 'VATEX-EU-IC', G: 'VATEX-EU-G', O: 'VATEX-EU-O' },
};

/**
 * The faults of a file by the published rules of EN 16931 and Peppol BIS Billing 3.0 that are about its sums and what it must have.
 * No package of npm brings the rules in a form that runs here, so that this is a small checker of our own; it shares no code with
 * the writer.
 */
export function peppolFaults(xml: string): string[] {
  const { root, find, text, ore } = readXml(xml);
  const isCredit = root.nodeName === 'CreditNote';
  const line = isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine';
  const lines = find(line);
  const total = 'cac:LegalMonetaryTotal';
  const charges = find('cac:AllowanceCharge').map((each) => ({
    isCharge: text('cbc:ChargeIndicator', each) === 'true',
    ore: ore('cbc:Amount', each),
    category: `${text('cac:TaxCategory/cbc:ID', each)} ${text('cac:TaxCategory/cbc:Percent', each)}`,
  }));
  const [allowed, charged] = [false, true].map((isCharge) =>
    sum(charges.filter((each) => each.isCharge === isCharge).map((each) => each.ore)),
  );
  const subtotals = find('cac:TaxTotal/cac:TaxSubtotal').map((each) => ({
    base: ore('cbc:TaxableAmount', each),
    vat: ore('cbc:TaxAmount', each),
    rate: BigInt(text('cac:TaxCategory/cbc:Percent', each) ?? ''),
    category: `${text('cac:TaxCategory/cbc:ID', each)} ${text('cac:TaxCategory/cbc:Percent', each)}`,
  }));
  const nets = lines.map((each) => ({
    ore: ore('cbc:LineExtensionAmount', each),
    category: `${text('cac:Item/cac:ClassifiedTaxCategory/cbc:ID', each)} ${text('cac:Item/cac:ClassifiedTaxCategory/cbc:Percent', each)}`,
  }));
  const lineDiscounts = find(`${line}/cac:AllowanceCharge`).map((each) => ({
    amount: ore('cbc:Amount', each),
    base: ore('cbc:BaseAmount', each),
    /** In hundredths of a per cent. */
    percent: ore('cbc:MultiplierFactorNumeric', each),
    isRate: find('cbc:MultiplierFactorNumeric', each).length === 1,
    hasBase: find('cbc:BaseAmount', each).length === 1,
  }));
  const vatOf = (who: string) =>
    find(`${who}/cac:Party/cac:PartyTaxScheme`).flatMap((each) =>
      text('cac:TaxScheme/cbc:ID', each) === 'VAT' ? [text('cbc:CompanyID', each) ?? ''] : [],
    );
  const sellersVat = vatOf('cac:AccountingSupplierParty');
  const buyersVat = vatOf('cac:AccountingCustomerParty');
  const buyersCountry = text(
    'cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode',
  );
  const categories = [
    ...new Set(
      find('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID').map((each) => each.textContent),
    ),
  ];
  const needsBuyersVat = categories.includes('AE') || categories.includes('K');
  const children = [...root.children].map(({ nodeName }) => nodeName);
  const checks: [string, boolean][] = [
    [
      'UBL order',
      children.every(
        (each, at) => at === 0 || order.indexOf(each) >= order.indexOf(children[at - 1] ?? ''),
      ),
    ],
    ['UBL known', children.every((each) => order.includes(each))],
    ['BR-16 a line', lines.length > 0],
    ['BR-CO-10', ore(`${total}/cbc:LineExtensionAmount`) === sum(nets.map((each) => each.ore))],
    ['BR-CO-11', ore(`${total}/cbc:AllowanceTotalAmount`) === (allowed ?? 0n)],
    ['BR-CO-12', ore(`${total}/cbc:ChargeTotalAmount`) === (charged ?? 0n)],
    [
      'BR-CO-13',
      ore(`${total}/cbc:TaxExclusiveAmount`) ===
        ore(`${total}/cbc:LineExtensionAmount`) - (allowed ?? 0n) + (charged ?? 0n),
    ],
    ['BR-CO-14', ore('cac:TaxTotal/cbc:TaxAmount') === sum(subtotals.map((each) => each.vat))],
    [
      'BR-CO-15',
      ore(`${total}/cbc:TaxInclusiveAmount`) ===
        ore(`${total}/cbc:TaxExclusiveAmount`) + ore('cac:TaxTotal/cbc:TaxAmount'),
    ],
    [
      'BR-CO-16',
      ore(`${total}/cbc:PayableAmount`) ===
        ore(`${total}/cbc:TaxInclusiveAmount`) + ore(`${total}/cbc:PayableRoundingAmount`),
    ],
    ['BR-CO-18', subtotals.length > 0],
    [
      'BR-CO-25',
      ore(`${total}/cbc:PayableAmount`) <= 0n ||
        text('cbc:DueDate') !== null ||
        text('cac:PaymentTerms/cbc:Note') !== null,
    ],
    ['BR-31 amounts are not negative', charges.every((each) => each.ore > 0n)],
    ...subtotals.map(({ base, vat, rate, category }): [string, boolean] => {
      const own = sum(nets.filter((each) => each.category === category).map((each) => each.ore));
      const more = sum(
        charges
          .filter((each) => each.category === category)
          .map((each) => (each.isCharge ? each.ore : -each.ore)),
      );
      const off = vat * 100n - base * rate;
      // The rules allow a krona; by Swedish rounding it is an öre, in part credits a few.
      return [
        `BR-S-08 and BR-S-09 of ${category}`,
        own + more === base && off <= 3000n && off >= -3000n,
      ];
    }),
    [
      'every category has its subtotal',
      nets.every(
        ({ category, ore: net }) =>
          net === 0n || subtotals.some((each) => each.category === category),
      ),
    ],
    [
      'BR-E-09 nothing of VAT at 0 %',
      subtotals.every(({ rate, vat }) => rate !== 0n || vat === 0n),
    ],
    [
      'BR-E-10 a reason at 0 %, and BR-S-10 none elsewhere',
      find('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory').every(
        (each) =>
          (text('cbc:ID', each) !== 'S') ===
          Boolean(text('cbc:TaxExemptionReason', each)?.replace(/^Utan moms: $/, '')),
      ),
    ],
    [
      'PEPPOL-R040/R041/R042 discount of a line',
      lineDiscounts.every(({ amount, base, percent, isRate, hasBase }) => {
        const off = isRate ? amount * 10_000n - base * percent : 0n;
        // The rule allows two öre. One in per cent has its base, and one of an amount has none.
        return amount > 0n && isRate === hasBase && off <= 20_000n && off >= -20_000n;
      }),
    ],
    [
      'PEPPOL-R003 reference',
      text('cbc:BuyerReference') !== null || text('cac:OrderReference/cbc:ID') !== null,
    ],
    [
      'PEPPOL-R010/R020 addresses',
      find('cac:AccountingSupplierParty/cac:Party/cbc:EndpointID').length +
        find('cac:AccountingCustomerParty/cac:Party/cbc:EndpointID').length ===
        2,
    ],
    ['SE-R-001 VAT number', sellersVat.every((number) => /^SE\d{10}01$/.test(number))],
    [
      'BR-O-02 no VAT number of what is outside the scope of the tax, and BR-S-02, BR-AE-02, BR-IC-02, BR-G-02 one elsewhere',
      categories.includes('O')
        ? sellersVat.length + buyersVat.length === 0
        : sellersVat.length === 1 && (!needsBuyersVat || buyersVat.length === 1),
    ],
    ['BR-O-11 to BR-O-14 nothing beside it', !categories.includes('O') || categories.length === 1],
    [
      'BR-O-05 no rate of it, and BR-AE-05, BR-IC-05, BR-G-05 a rate of 0 elsewhere',
      [
        ...find(`${line}/cac:Item/cac:ClassifiedTaxCategory`),
        ...find('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory'),
        ...find('cac:AllowanceCharge/cac:TaxCategory'),
      ].every((each) => {
        const [id, percent] = [text('cbc:ID', each), text('cbc:Percent', each)];
        return id === 'O'
          ? percent === null
          : percent !== null && (id === 'S') !== (percent === '0');
      }),
    ],
    [
      'BR-AE-10, BR-IC-10, BR-G-10, BR-O-10 the code of the reason',
      find('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory').every(
        (each) =>
          text('cbc:TaxExemptionReasonCode', each) ===
          (reasonCodes[text('cbc:ID', each) ?? ''] ?? null),
      ),
    ],
    [
      'BR-IC-12 the country that goods are carried to',
      !categories.includes('K') ||
        text('cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode') !==
          null,
    ],
    [
      'BR-CO-09 VAT numbers begin with their country',
      buyersVat.every(
        (number) =>
          number.slice(0, 2) ===
          (buyersCountry === 'GR' ? 'EL' : buyersCountry === 'AX' ? 'FI' : buyersCountry),
      ),
    ],
    [
      'PEPPOL-COMMON-R041, R042 and R049 numbers of registers',
      find('cac:AccountingCustomerParty/cac:Party/cbc:EndpointID').every((each) => {
        const forms: Record<string, RegExp> = {
          '0192': /^\d{9}$/,
          '0184': /^\d{8}$/,
          '0007': /^\d{10}$/,
        };
        return (forms[each.getAttribute('schemeID') ?? ''] ?? /./).test(each.textContent);
      }),
    ],
    [
      'BR-55 credited invoice',
      !isCredit || text('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID') !== null,
    ],
    [
      'PEPPOL-R120 price, R121 base quantity',
      lines.every((each) => {
        const net = ore('cbc:LineExtensionAmount', each);
        const less = ore('cac:AllowanceCharge/cbc:Amount', each);
        const price = ore('cac:Price/cbc:PriceAmount', each);
        const quantity = Number(
          text('cbc:InvoicedQuantity', each) ?? text('cbc:CreditedQuantity', each),
        );
        const base = Number(text('cac:Price/cbc:BaseQuantity', each));
        // Each line has the price of its whole quantity.
        return net === (quantity < 0 ? -price : price) - less && base === Math.abs(quantity);
      }),
    ],
    [
      'BR-27 no negative price',
      lines.every((each) => ore('cac:Price/cbc:PriceAmount', each) >= 0n),
    ],
  ];
  return checks.flatMap(([rule, holds]) => (holds ? [] : rule));
}
