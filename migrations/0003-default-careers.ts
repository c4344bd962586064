import { type Kysely, sql } from 'kysely';

const careers = [
  {
    id: '01998000-0000-7000-8000-000000000001',
    title: 'Front-end Engineer',
    description:
      'You build the part of a product that people touch, and you notice when a button answers a tenth of a second late. The days alternate between small changes, reviews of other people’s changes, and conversations with designers about what happens when there is no data. Learn React and Learn Javascript lead here, with Learn Flutter between them. A first position asks for one finished project that works with the keyboard, on a phone and on a slow connection.',
  },
  {
    id: '01998000-0000-7000-8000-000000000002',
    title: 'Mobile App Developer',
    description:
      'You make apps that keep working in a tunnel, on an old phone, and after the next system update. Much of the work is invisible: storing data safely on the device, sending it when the network returns, and preparing releases for the app stores. Learn Flutter and Learn Dart lead here. To begin, you need an app of your own that somebody else uses every week.',
  },
  {
    id: '01998000-0000-7000-8000-000000000003',
    title: 'Back-end Engineer',
    description:
      'You look after the rules and the data behind a product: who may see what, what happens when two people press at the same moment, and how yesterday’s state is restored. You write services, design tables, and read logs when something is strange. Learn Python and Learn Danjo lead here. Employers look for tests, careful changes to a database, and the calm to say what you do not know yet.',
  },
  {
    id: '01998000-0000-7000-8000-000000000004',
    title: 'Data Analyst',
    description:
      'You turn a vague question into one that numbers can answer, and you say plainly when they cannot. The work is one part collecting and cleaning, one part calculating, and one part explaining to people who have to decide on Thursday. Learn Python leads here; a subject that you know well, such as transport, health or sport, is worth as much as another library. Bring one analysis of a public data set, with its sources and its doubts.',
  },
  {
    id: '01998000-0000-7000-8000-000000000005',
    title: 'Technical Instructor',
    description:
      'You teach people to build things, in a room or through a screen, and you measure yourself by what they can do without you. You prepare projects, watch where learners stop, and rewrite a lesson until the same mistake no longer happens to everyone. Either track leads here, because you teach best what you have built yourself. Begin by answering one learner’s question each week, in writing and with an example.',
  },
];

/**
 * Inserts the default careers of a new installation. Runs once, so a career that the operator removes stays removed.
 * Inserts nothing if the operator has already added careers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select id from careers limit 1`.execute(db);
  if (rows.length > 0) return;
  for (const { id, title, description } of careers) {
    await sql`insert into careers (id, title, description) values (${id}, ${title}, ${description})`.execute(db);
  }
}
