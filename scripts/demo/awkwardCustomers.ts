import type { CustomerFields } from '@/domain/register/customer';
import { customer } from './customers';

const script = '<img src=x onerror=alert(1)>';

/** Customers, by id, that may trip a form, a list or a search. */
export const awkwardCustomers: Record<string, CustomerFields> = {
  'long-name': customer({
    name: 'Anna-Karin Elisabeth Margareta Wallenström-Gyllenbergsson af Östanforsby von Björkensköld',
    phones: ['+46701740690'],
    email: 'anna-karin.elisabeth.margareta.wallenstrom-gyllenbergsson@ostanforsby.example',
    tags: ['Däckhotell', 'VIP', 'Ring först'],
  }),
  'only-name': customer({ name: 'Örjan' }),
  markup: customer({
    name: script,
    email: 'markup@post.example',
    tags: ['Ring först'],
  }),
  'markup-notes': customer({
    name: '=SUMMA(A1:A9)',
    phones: ['+46701740698'],
    notes: `${script}\n</textarea><script>alert(2)</script>\n=1+1`,
  }),
  'foreign-letters': customer({
    name: 'Zdeněk Łukasiewicz-Dvořák',
    email: 'renée@åkerblöm.example',
  }),
};
