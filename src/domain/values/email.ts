import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

const longestAddress = 254;
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/** Reads an e-mail address; its domain becomes lower case and may contain å, ä and ö. */
export function parseEmail(text: string): Parsed<string> {
  const typed = codeText(text).replace(/^mailto:/i, '');
  if (typed === '') return refused('Fyll i e-postadressen.');
  if (typed.length > longestAddress) {
    return refused(`E-postadressen får ha högst ${longestAddress} tecken.`);
  }
  if (typed.includes(' ')) return refused('E-postadressen får inte innehålla mellanslag.');
  const [local = '', domain, ...more] = typed.split('@');
  if (domain === undefined) return refused('E-postadressen saknar @.');
  if (more.length > 0) return refused('E-postadressen får bara ha ett @.');
  if (local === '') return refused('Det saknas något före @ i e-postadressen.');
  if (!localPart.test(local)) {
    return refused('Delen före @ i e-postadressen har ett otillåtet tecken.');
  }
  const lowerDomain = domain.toLowerCase();
  const labels = lowerDomain.split('.');
  if (labels.length < 2 || !labels.every((label) => domainLabel.test(label))) {
    return refused('Delen efter @ ska se ut som foretaget.se.');
  }
  return { ok: true, value: `${local}@${lowerDomain}` };
}
