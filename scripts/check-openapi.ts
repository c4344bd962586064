import { Validator } from '@seriousme/openapi-schema-validator';
import { startServer } from './support/server-process.ts';

await using server = await startServer();
const response = await fetch(`${server.url}/api/openapi.json`);
if (!response.ok) throw new Error(`/api/openapi.json answered ${response.status}`);
const description = (await response.json()) as { openapi: string; paths: Record<string, object> };
const { valid, errors } = await new Validator().validate(description);
const operations = Object.values(description.paths).flatMap((path) => Object.keys(path)).length;
if (!valid) console.error(typeof errors === 'string' ? errors : JSON.stringify(errors, null, 2));
if (!description.openapi.startsWith('3.1')) console.error(`OpenAPI is ${description.openapi}, and has to be 3.1.`);
const passed = valid && description.openapi.startsWith('3.1') && operations > 0;
console.log(`OpenAPI ${description.openapi}, ${operations} operations, ${passed ? 'valid' : 'NOT valid'}`);
process.exitCode = passed ? 0 : 1;
