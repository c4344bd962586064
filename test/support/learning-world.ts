import type { CourseStructure, Lesson } from '../../src/features/progress/course-log.ts';
import { type Progress, deriveProgress } from '../../src/features/progress/derive.ts';
import { dueEvents } from '../../src/features/progress/due.ts';
import { type LearningEvent, type StoredEvent, occurredAt } from '../../src/features/progress/events.ts';
import { dueEventOf } from '../../src/features/progress/server/rows.ts';
import { courseOf, event, firstOfMay, lesson } from './learning-events.ts';

const hourMs = 60 * 60 * 1000;

/** Completion rules that require everything, a part, thirds, and items that the course may lack. */
const rules: readonly CourseStructure['completion'][] = [
  undefined,
  { lessons: 1, exercises: 1, quizzes: 1, pass: 100 },
  { lessons: 20, exercises: 50, quizzes: 30, pass: 60 },
  { lessons: 1, exercises: 0, quizzes: 0, pass: 67 },
  { lessons: 0, exercises: 3, quizzes: 1, pass: 25 },
  { lessons: 0, exercises: 0, quizzes: 1, pass: 1 },
];

/** Browser of the learner: unsent events, and sent ones for replays. */
interface Device {
  clockOffsetMs: number;
  isOnline: boolean;
  waiting: LearningEvent[];
  sent: LearningEvent[];
}

/**
 * Simulates a learner with two devices, a server, and a course that is edited. Each number given to `act` encodes one
 * step and its arguments. In addition to the record it tracks in the simplest way what was earned.
 */
export class LearningWorld {
  now = firstOfMay;
  structure: CourseStructure = courseOf([
    lesson('a', { exerciseIds: ['a1'] }),
    lesson('b', { exerciseIds: ['b1', 'b2'], hasQuiz: true }),
    lesson('c'),
  ]);
  rule: CourseStructure['completion'];
  readonly stored = new Map<string, StoredEvent>();
  readonly positions = new Map<string, StoredEvent>();
  readonly devices: readonly Device[] = [0, 1].map(() => ({ clockOffsetMs: 0, isOnline: true, waiting: [], sent: [] }));
  /** Lessons and exercises that the server acknowledged as passed, with the time. */
  readonly passed = new Map<string, number>();
  readonly bestPoints = new Map<string, number>();
  readonly doneKeys = new Map<string, Set<string>>();
  readonly undoneKeys = new Set<string>();
  made = 0;

  /** All events that the server has. */
  get record(): StoredEvent[] {
    return [...this.stored.values(), ...this.positions.values()];
  }

  get progress(): Progress {
    return deriveProgress(this.structure, this.record);
  }

  /** Runs one step; returns whether it may lower the percentage (something was added to the course, or undone). */
  act(step: number): { mayLower: boolean } {
    this.now += (step % 7) * hourMs;
    const choose = <Item>(items: readonly Item[]): Item => items[Math.floor(step / 256) % items.length]!;
    const device = this.devices[Math.floor(step / 16) % 2]!;
    const lessonId = choose(['a', 'b', 'c', 'd', 'e']);
    const exerciseId = choose(['a1', 'b1', 'b2', 'd1']);
    const kind = step % 16;
    if (kind < 2) this.#do(device, 'lesson-opened', lessonId, {});
    else if (kind < 4) this.#do(device, 'lesson-done', lessonId, {});
    else if (kind === 4) this.#undo(device, lessonId);
    else if (kind === 5) this.#do(device, 'position', lessonId, { place: (step % 101) / 100 });
    else if (kind === 6) this.#do(device, 'hint-used', exerciseId, { hint: step % 3 });
    else if (kind < 9) this.#grade('exercise-submitted', exerciseId, step);
    else if (kind === 9) this.#grade('quiz-submitted', choose(['a', 'b', 'd']), step);
    else if (kind === 10) device.isOnline = !device.isOnline;
    else if (kind === 11) device.clockOffsetMs = choose([0, -3 * hourMs, 5 * hourMs, -30 * 365 * 24 * hourMs, 1e12]);
    else if (kind === 12) device.waiting.push(...device.sent);
    else this.#edit(step, choose);
    // Removing, reordering and another rule lower no share; other edits may add something.
    const mayLower = kind === 4 || (kind >= 13 && ![1, 3, 8, 9].includes(editOf(step)));
    return { mayLower: this.#send() || mayLower };
  }

  /** Brings all devices online, so that they send everything. */
  end(): void {
    for (const device of this.devices) device.isOnline = true;
    this.#send();
  }

  #do(device: Device, kind: LearningEvent['kind'], subject: string, given: Partial<LearningEvent>): void {
    const version = this.#lessons().find(({ lessonId }) => lessonId === subject)?.version ?? 'v0';
    device.waiting.push(event(kind, subject, { version, clientAt: this.now + device.clockOffsetMs, ...given }));
  }

  /** Undoes something that this device knows of: from the server's events and its own. */
  #undo(device: Device, lessonId: string): void {
    const { lessons, former } = deriveProgress(this.structure, [...this.record, ...device.waiting]);
    const keys = [...lessons, ...former.lessons].find((each) => each.lessonId === lessonId)?.doneKeys ?? [];
    if (keys.length > 0) this.#do(device, 'lesson-undone', lessonId, { undoes: keys });
  }

  #grade(kind: 'exercise-submitted' | 'quiz-submitted', subject: string, step: number): void {
    const maxPoints = [4, 10, 20][step % 3]!;
    const points = Math.min(maxPoints, step % 13);
    const passed = points * 2 >= maxPoints;
    const key = `${kind}/${(this.made += 1)}`;
    this.stored.set(key, stored(event(kind, subject, { key, points, maxPoints, passed, at: this.now })));
    const name = `${kind} ${subject}`;
    if (passed && !this.passed.has(name)) this.passed.set(name, this.now);
    this.bestPoints.set(name, Math.max(points, this.bestPoints.get(name) ?? 0));
  }

  /** Sends pending events, where duplicates count once. Returns whether something was undone. */
  #send(): boolean {
    let tookBack = false;
    for (const device of this.devices.filter(({ isOnline }) => isOnline)) {
      for (const each of device.waiting) tookBack = this.#receive({ ...stored(each), at: this.now }) || tookBack;
      device.sent = [...device.sent, ...device.waiting].slice(-5);
      device.waiting = [];
    }
    const due = dueEvents(this.structure, this.progress, this.record, this.now);
    for (const each of due) this.stored.set(each.key, dueEventOf(each));
    return tookBack;
  }

  #receive(received: StoredEvent): boolean {
    if (received.kind === 'position') {
      const known = this.positions.get(received.subject);
      const isLater = !known || occurredAt(received) > occurredAt(known);
      const isTie = known && occurredAt(received) === occurredAt(known) && received.key > known.key;
      if (isLater || isTie) this.positions.set(received.subject, received);
      return false;
    }
    if (this.stored.has(received.key)) return false;
    this.stored.set(received.key, received);
    if (received.kind === 'lesson-done') {
      this.doneKeys.set(received.subject, (this.doneKeys.get(received.subject) ?? new Set()).add(received.key));
    }
    for (const key of received.undoes) this.undoneKeys.add(key);
    return received.kind === 'lesson-undone';
  }

  #ruled(rule: CourseStructure['completion']): CourseStructure {
    const { completion: _, ...structure } = this.structure;
    this.rule = rule;
    return structure;
  }

  #lessons(): Lesson[] {
    return this.structure.chapters.flatMap(({ lessons }) => lessons);
  }

  /**
   * Edits the course: a lesson is changed, split, moved, removed or added, an exercise gets other points, or the
   * completion rule changes.
   */
  #edit(step: number, choose: <Item>(items: readonly Item[]) => Item): void {
    const lessons = this.#lessons();
    const points = Object.fromEntries(this.structure.exercises.map((each) => [each.exerciseId, each.points]));
    const one = choose(lessons.length > 0 ? lessons : [lesson('a')]);
    const others = lessons.filter((each) => each !== one);
    const edits: Record<number, () => CourseStructure> = {
      0: () => courseOf([{ ...one, version: `v${step}` }, ...others], points),
      1: () => courseOf(others, points),
      2: () =>
        courseOf(
          [...others, { ...one, exerciseIds: [] }, lesson(`${one.lessonId}+`, { exerciseIds: one.exerciseIds })],
          points,
        ),
      3: () => courseOf(lessons.toReversed(), points),
      4: () =>
        courseOf(
          [
            ...lessons.filter(({ lessonId }) => lessonId !== 'd'),
            lesson('d', { exerciseIds: lessons.some(({ exerciseIds }) => exerciseIds.includes('d1')) ? [] : ['d1'] }),
          ],
          points,
        ),
      5: () => courseOf(lessons, { ...points, a1: 1 + (step % 30), b1: 1 + (step % 7) }),
      6: () => courseOf([{ ...one, hasQuiz: !one.hasQuiz }, ...others], points),
      7: () => courseOf([{ ...one, exerciseIds: [] }, ...others], points),
      8: () => this.#ruled(choose(rules)),
      9: () => this.#ruled(choose(rules.toReversed())),
    };
    const edited = edits[editOf(step)]!();
    this.structure = this.rule ? { ...edited, completion: this.rule } : edited;
  }
}

/** Kind of edit that a step encodes, from 0 to 9. */
function editOf(step: number): number {
  return Math.floor(step / 16) % 10;
}

function stored({ kind, ...rest }: LearningEvent): StoredEvent {
  if (kind === 'exercise-tried') throw new Error('a verdict of the browser is never stored');
  return { ...rest, kind };
}
