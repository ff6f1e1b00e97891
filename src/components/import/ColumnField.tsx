import { useMemo, useState } from 'react';
import type { ColumnAnswers, ColumnQuestion } from '@/domain/import/columnQuestions';
import { SelectField } from '@/ui/fields/SelectField';
import styles from './ImportColumnsStep.module.css';

/** The name of the control that says what a column is. */
export function columnName(column: number): string {
  return `column-${column}`;
}

/** The name of the control that answers a question about a column. */
export function answerName(column: number, { key }: ColumnQuestion): string {
  return `${columnName(column)}-${key}`;
}

/** Asks what a column is, and then what has to be known of it. A choice draws this column anew and no other: there may be dozens. */
export function ColumnField({
  column,
  header,
  hint,
  options,
  proposal,
  answers,
  questionsOf,
}: {
  column: number;
  header: string;
  hint: string;
  options: readonly (readonly [value: string, text: string])[];
  /** The field that is proposed; empty for a column to leave out. */
  proposal: string;
  answers: ColumnAnswers | undefined;
  /** The questions about the column when it becomes a field. */
  questionsOf: (field: string, column: number) => ColumnQuestion[];
}) {
  const [field, setField] = useState(proposal);
  const questions = useMemo(() => questionsOf(field, column), [questionsOf, field, column]);
  return (
    <div className={styles.column}>
      <SelectField
        label={header}
        name={columnName(column)}
        hint={hint}
        options={options}
        defaultValue={proposal}
        onChange={({ currentTarget }) => setField(currentTarget.value)}
      />
      {questions.map((question) => (
        <SelectField
          key={question.key}
          label={question.label}
          name={answerName(column, question)}
          hint={question.hint}
          options={question.options}
          defaultValue={answers?.[question.key] ?? question.proposal}
        />
      ))}
    </div>
  );
}
