import { render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Plate } from '@/ui/controls/Plate';
import styles from '@/ui/controls/Plate.module.css';
import { plateClass } from '@/ui/controls/plateClass';

it.each([
  ['ABC123', true],
  ['ABC12D', true],
  ['BAB1234', false],
  ['ÅSA', false],
  ['БГ1234', false],
])('the plate %s wears the Swedish band: %s', (number, isSwedish) => {
  const formatted = formatRegistrationNumber(number);
  render(<Plate number={formatted} />);
  const shown = screen.getByText(formatted);
  expect(shown).toHaveClass(`${styles.plate}`);
  expect(shown.classList.contains(`${styles.swedish}`)).toBe(isSwedish);
  // The cards of the calendar's grid are made without components.
  expect(shown.className).toBe(plateClass(formatted));
});
