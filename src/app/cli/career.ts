import { careerDescriptionMaxLength, careerTitleMaxLength } from '../../features/careers/contract.ts';
import { addCareer, careerReader, careerRemoval } from '../../features/careers/server/public.ts';
import { lineOf, textOf } from '../../platform/contract/text.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { done, contentServiceOf } from './content-service.ts';
import { block } from './print.ts';

const Title = lineOf(careerTitleMaxLength);
const Description = textOf(careerDescriptionMaxLength);

export const careerCommands: readonly Command[] = [
  {
    name: 'career list',
    parameters: [],
    summary: 'List the careers of the Career Center, in order',
    example: '',
    async run({ db }) {
      const careers = await careerReader(db)();
      const text = careers.map(({ id, title, description }) => block(`${title}  (${id})`, description)).join('\n\n');
      return { text: text || 'There are no careers.', json: careers };
    },
  },
  {
    name: 'career add',
    parameters: ['<title>', '<description>'],
    summary: 'Add a career to the Career Center; quote both',
    example: "'Data engineer' 'Builds what data flows through.'",
    async run({ db, now }, [title, description]) {
      const texts = { title: Title.safeParse(title).data, description: Description.safeParse(description).data };
      if (texts.title === undefined)
        throw new UsageError(`The title must be one line of 1 to ${careerTitleMaxLength} characters.`);
      if (texts.description === undefined) {
        throw new UsageError(`The description must have 1 to ${careerDescriptionMaxLength} characters.`);
      }
      const career = await addCareer(db, { title: texts.title, description: texts.description }, now);
      if (!career) throw new CommandError('The Career Center is full. Remove a career first.');
      return { text: `Added "${career.title}" to the Career Center with the id ${career.id}.`, json: career };
    },
  },
  {
    name: 'career remove',
    parameters: ['<id>'],
    summary: 'Remove a career that no opening refers to, with its draft and enrollments',
    example: 'data-analyst',
    async run(context, [id = '']) {
      const notFound = new CommandError(`There is no career with the id ${id}. See: career list`);
      const title = (await careerReader(context.db)()).find((career) => career.id === id)?.title ?? id;
      await done(contentServiceOf(context).remove({ kind: 'career', id }, [careerRemoval(context.db, id)]), notFound);
      return { text: `Removed "${title}".`, json: { id, title } };
    },
  },
];
