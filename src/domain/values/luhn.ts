/** True if the last of the digits is the right check digit (Luhn, modulus 10). */
export function hasLuhnCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, character] of [...digits].reverse().entries()) {
    const digit = Number(character);
    const doubled = digit * 2;
    if (index % 2 === 0) sum += digit;
    else sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
