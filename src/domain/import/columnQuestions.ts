import { decimalSignNames, type DecimalSign, judgedNumbers } from './importNumbers';

/** A question that must be answered before a column can be read, with a proposal. */
export interface ColumnQuestion {
  /** Tells the questions of one column apart. */
  key: string;
  label: string;
  hint: string;
  options: readonly (readonly [value: string, text: string])[];
  /** The value that is proposed; empty where a person has to choose. */
  proposal: string;
  /** The text for a missing answer. */
  missing: string;
}

/** The answers to the questions of each column, by their keys. */
export type ColumnAnswers = Readonly<Record<string, string>>;

const signKey = 'decimal';

const signOptions = (['.', ','] as const).map(
  (sign) => [sign, `Decimaltecken: ${decimalSignNames[sign]}`] as const,
);

/** Asks for the decimal sign of a column of numbers; nothing where no number has one. */
export function signQuestion(header: string, cells: readonly string[]): ColumnQuestion[] {
  const { sign, example } = judgedNumbers(cells);
  if (example === null) return [];
  return [
    {
      key: signKey,
      label: `Talen i ${header}`,
      hint:
        sign === null
          ? `${example} kan vara tusental eller ha tre decimaler.`
          : `Till exempel ${example}.`,
      options: sign === null ? [['', 'Välj …'], ...signOptions] : signOptions,
      proposal: sign ?? '',
      missing: 'Välj vilket decimaltecken talen har.',
    },
  ];
}

/** The answered decimal sign of a column; null for a column whose numbers have none. */
export function answeredSign(answers: ColumnAnswers | undefined): DecimalSign | null {
  const sign = answers?.[signKey];
  return sign === ',' || sign === '.' ? sign : null;
}
