import * as z from 'zod/mini';

const FrontMatter = z.strictObject({
  title: z.string().check(z.minLength(1)),
  slug: z.string(),
  description: z.string().check(z.minLength(40), z.maxLength(200)),
  date: z.iso.date(),
  author: z.string(),
  tags: z.array(z.string()).check(z.minLength(1)),
});

/** Checks what stands above an article's text. Throws with the slug and every fault in the message. */
export function frontMatterOf(slug: string, data: unknown): Omit<z.infer<typeof FrontMatter>, 'slug'> {
  const result = FrontMatter.safeParse(data);
  if (!result.success) throw new Error(`article ${slug}: ${z.prettifyError(result.error)}`);
  const { slug: written, ...facts } = result.data;
  if (written !== slug) throw new Error(`article ${slug}: its front matter says "${written}"`);
  return facts;
}
