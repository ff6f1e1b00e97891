import type { FilledCell, ImportCells } from './importCells';
import { type Parsed, refused } from '@/domain/values/parsed';
import {
  customersPersonalNumber,
  holdsPersonalNumber,
} from '@/domain/values/personalIdentityNumber';
import { singleLine } from '@/domain/values/typedText';

/** The most characters of a text that a message repeats. */
const shown = 60;

/** Collects the texts of a row that their fields cannot hold, for the note of its customer or vehicle. */
export interface SetAside<F extends string> {
  /** The lines for the note, each with the header of its column: `Telefon: vx`. */
  lines: string[];
  /** Moves the text of a cell, or a part of it, to the note and tells so. */
  move(column: string, text: string, reason?: string): void;
  /** Moves cells that say only that there is no value, while the note, which begins with `texts`, has room for them. */
  moveFillers(fillers: readonly FilledCell[], texts: readonly string[], most: number): void;
  /** Reads the cell of an optional field; one that cannot be read is moved and gives null. */
  read<T>(field: F, parse: (cell: FilledCell) => Parsed<T>): T | null;
  /** Does so with a cell, which is undefined where it is empty. */
  readCell<T>(cell: FilledCell | undefined, parse: (cell: FilledCell) => Parsed<T>): T | null;
}

/** A collection for one note; `where` names it: `kundens anteckning`. */
export function setAside<F extends string>(cells: ImportCells<F>, where: string): SetAside<F> {
  const lines: string[] = [];
  function move(column: string, text: string, reason?: string) {
    // Such a number would be stored with the note.
    if (holdsPersonalNumber(text)) {
      cells.faults.push({ column, message: customersPersonalNumber });
      return;
    }
    lines.push(`${column}: ${text}`);
    const start = text.length > shown ? `${text.slice(0, shown)}…` : text;
    cells.notes.push({
      column,
      message: [`”${start}” flyttas till ${where}.`, reason].filter(Boolean).join(' '),
    });
  }
  const readCell: SetAside<F>['readCell'] = (cell, parse) => {
    if (!cell) return null;
    const read = parse(cell);
    if (!read.ok) move(cell.column, cell.text, read.message);
    else if (read.warning !== undefined) {
      cells.notes.push({ column: cell.column, message: read.warning });
    }
    return read.ok ? read.value : null;
  };
  function moveFillers(fillers: readonly FilledCell[], texts: readonly string[], most: number) {
    for (const { column, text } of fillers) {
      const noted = [...texts, ...lines, `${column}: ${text}`].join('\n');
      // Without room the filler is left out, and not the row.
      if (noted.length <= most) move(column, text);
    }
  }
  return {
    lines,
    move,
    moveFillers,
    read: (field, parse) => readCell(cells.filled(field)[0], parse),
    readCell,
  };
}

/** Reads a cell as a text of one line that has at most so many characters. */
export function lineWithin(most: number) {
  return ({ text }: FilledCell): Parsed<string> => {
    const line = singleLine(text);
    return line.length > most ? refused(`Högst ${most} tecken.`) : { ok: true, value: line };
  };
}
