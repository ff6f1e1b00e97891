/** TypeScript's own declaration takes texts alone, where browsers with Trusted Types take what a policy has let in. */
interface DOMParser {
  parseFromString(text: string | TrustedHTML, type: DOMParserSupportedType): Document;
}
