/** Combines all samples of a language into one program, which prints what each sample passes to its HTTP client. */
export interface Program {
  readonly language: string
  readonly needs: string
  /** The files of the program, by name. */
  readonly files: (sources: readonly string[]) => Readonly<Record<string, string>>
  readonly steps: readonly (readonly [command: string, ...rest: string[]])[]
}

/** Each line is the number of a sample, a space, and what it gave as the hexadecimal digits of its UTF-8. */
export const programs: readonly Program[] = [
  {
    language: 'bash',
    needs: 'sh',
    files: (sources) => ({
      'all.sh': [
        'curl() { for each; do printf "%s %s\\0" "$number" "$each"; done; }',
        ...sources.map((source, index) => `number=${index}\n${source}`),
      ].join('\n'),
      'lines.mjs': `
import { text } from 'node:stream/consumers'
for (const each of (await text(process.stdin)).split('\\0').slice(0, -1)) {
  const [number, ...words] = each.split(' ')
  console.log(number, Buffer.from(words.join(' ')).toString('hex'))
}`,
    }),
    steps: [['sh', '-c', `sh all.sh | '${process.execPath}' lines.mjs`]],
  },
  {
    language: 'js',
    needs: 'node',
    files: (sources) => ({
      ...numbered(sources, (index) => `${index}.mjs`),
      'all.mjs': `
import fs from 'node:fs'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
let number
const given = (text) => console.info(number, Buffer.from(String(text)).toString('hex'))
const all = (value) => {
  if (value instanceof FormData) for (const [name, part] of value) all([name, part.name, part.type, part.parts ?? part])
  else if (value instanceof URLSearchParams) all([...value].flat())
  else if (value !== null && typeof value === 'object') for (const entry of Object.entries(value).flat()) all(entry)
  else given(value)
}
globalThis.Blob = class extends Blob { constructor(parts, options) { super(parts, options); given(options?.type); parts.forEach(given) } }
fs.openAsBlob = async (name, options) => (all([name, options]), new Blob([name]))
https.request = (...values) => (all(values), { on() {}, end: all })
syncBuiltinESMExports()
globalThis.fetch = async (...values) => (all(values), new Response(''))
console.log = () => {}
for (number = 0; number < ${sources.length}; number++) await import('./' + number + '.mjs')`,
    }),
    steps: [[process.execPath, 'all.mjs']],
  },
  {
    language: 'python',
    needs: 'python3',
    files: (sources) => ({
      ...numbered(sources, (index) => `${index}.py`),
      'all.py': `
import sys, types
def given(value):
    if isinstance(value, dict): [given(each) for pair in value.items() for each in pair]
    elif isinstance(value, (list, tuple)): [given(each) for each in value]
    else: print(number, (value if isinstance(value, bytes) else str(value).encode()).hex())
class Response: status_code = text = ''
def request(*values, **named): given([values, named]); return Response()
sys.modules['requests'] = types.SimpleNamespace(request=request)
for number in range(${sources.length}):
    source = open(f'{number}.py', encoding='utf8', newline='').read()
    exec(compile(source, 'sample', 'exec'), {'open': lambda *values: values, 'print': lambda *values: None})`,
    }),
    steps: [['python3', 'all.py']],
  },
  {
    language: 'php',
    needs: 'php',
    files: (sources) => ({
      ...numbered(
        sources.map((source) => source.replace('<?php\n', '<?php\nnamespace Sample;\n')),
        (index) => `${index}.php`,
      ),
      'all.php': `<?php
namespace Sample;
foreach (['CUSTOMREQUEST', 'RETURNTRANSFER', 'TIMEOUT', 'HTTPHEADER', 'POSTFIELDS'] as $index => $name) define("Sample\\\\CURLOPT_$name", $index);
define('Sample\\\\CURLINFO_RESPONSE_CODE', 1);
function given($value) {
  if (is_array($value)) foreach ($value as $key => $each) { given($key); given($each); }
  else fwrite(STDOUT, $GLOBALS['number'] . ' ' . bin2hex((string) $value) . "\\n");
}
class CURLFile { function __construct(...$values) { given($values); } function __toString() { return ''; } }
function curl_init($url) { given($url); return 0; }
function curl_setopt_array($curl, $options) { given($options); }
function curl_exec($curl) { return ''; }
function curl_getinfo($curl, $info) { return ''; }
function file_get_contents($name) { given($name); return ''; }
for ($number = 0; $number < ${sources.length}; $number++) { ob_start(); include "$number.php"; ob_end_clean(); }`,
    }),
    steps: [['php', 'all.php']],
  },
  {
    language: 'ruby',
    needs: 'ruby',
    files: (sources) => ({
      ...numbered(sources, (index) => `${index}.rb`),
      'all.rb': `
require 'net/http'
require 'stringio'
def given(value)
  case value
  when Array then value.each { |each| given(each) }
  when Hash then given(value.to_a)
  else STDOUT.puts "#{$number} #{value.to_s.unpack1('H*')}"
  end
end
Address = Struct.new(:scheme, :host, :port)
def URI(address) = (given(address); Address.new('https', '', 0))
Net.send(:remove_const, :HTTPGenericRequest)
class Net::HTTPGenericRequest
  def initialize(*values) = given(values.first)
  def []=(*values)
    given(values)
  end
  def body=(text)
    given(text)
  end
  def set_form(*values) = given(values)
end
Answer = Struct.new(:code, :body)
def (Net::HTTP).start(*) = Answer.new
sources = (0...${sources.length}).map { |index| File.read("#{index}.rb") }
def File.open(name) = name
def File.binread(name) = (given(name); '')
$stdout = StringIO.new
sources.each_with_index { |source, index| $number = index; eval(source, binding, 'sample') }`,
    }),
    steps: [['ruby', 'all.rb']],
  },
  {
    language: 'go',
    needs: 'go',
    files: (sources) => ({
      'go.mod': 'module sample\n\ngo 1.19\n',
      'given/given.go': `package given
import ("encoding/hex"; "fmt"; "os")
var Number int
func Text(text string) { fmt.Fprintln(os.Stderr, Number, hex.EncodeToString([]byte(text))) }`,
      'http/http.go': `package http
import ("io"; "sample/given"; "strings"; "time")
type Header map[string]string
func (Header) Set(name, value string) { given.Text(name); given.Text(value) }
type Request struct { Header Header }
type Response struct { StatusCode int; Body io.ReadCloser }
type Client struct { Timeout time.Duration }
func NewRequest(method, url string, body io.Reader) (*Request, error) {
	given.Text(method); given.Text(url)
	if body != nil { bytes, _ := io.ReadAll(body); given.Text(string(bytes)) }
	return &Request{}, nil
}
func (Client) Do(*Request) (Response, error) { return Response{0, io.NopCloser(strings.NewReader(""))}, nil }`,
      'os/os.go': `package os
import ("io"; "sample/given"; "strings")
func Open(name string) (io.ReadCloser, error) { given.Text(name); return io.NopCloser(strings.NewReader("")), nil }
func ReadFile(name string) ([]byte, error) { given.Text(name); return nil, nil }`,
      ...numbered(
        sources.map((source, index) =>
          source
            .replace('func main()', `func sample${index}()`)
            .replace('"net/http"', '"sample/http"')
            .replace('\t"os"', '\t"sample/os"'),
        ),
        (index) => `sample${index}.go`,
      ),
      'all.go': `package main
import "sample/given"
func main() {
${sources.map((_, index) => `	given.Number = ${index}; sample${index}()`).join('\n')}
}`,
    }),
    steps: [
      ['go', 'build', '-o', 'all', '.'],
      ['sh', '-c', './all 2>&1 >/dev/null'],
    ],
  },
  {
    language: 'java',
    needs: 'javac',
    files: (sources) => ({
      'stub/Stub.java': `package stub;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
public class Stub {
  public static int number;
  public static void given(Object text) {
    System.err.println(number + " " + HexFormat.of().formatHex(String.valueOf(text).getBytes(StandardCharsets.UTF_8)));
  }
}`,
      'stub/URI.java':
        'package stub; public class URI { public static URI create(String text) { Stub.given(text); return null; } }',
      'stub/Path.java':
        'package stub; public class Path { public static Path of(String text) { Stub.given(text); return null; } }',
      'stub/Files.java':
        'package stub; public class Files { public static byte[] readAllBytes(Path path) { return new byte[0]; } }',
      'stub/HttpClient.java': `package stub;
public class HttpClient {
  public static HttpClient newHttpClient() { return new HttpClient(); }
  public HttpResponse send(HttpRequest request, Object handler) { return new HttpResponse(); }
}`,
      'stub/HttpResponse.java': `package stub;
public class HttpResponse {
  public static class BodyHandlers { public static Object ofString() { return null; } }
  public int statusCode() { return 0; }
  public String body() { return ""; }
}`,
      'stub/HttpRequest.java': `package stub;
public class HttpRequest {
  public static class BodyPublishers {
    public static Object noBody() { return null; }
    public static Object ofString(String text) { Stub.given(text); return null; }
    public static Object ofFile(Path path) { return null; }
    public static Object ofByteArrays(Iterable<byte[]> all) { for (var each : all) Stub.given(new String(each)); return null; }
  }
  public static class Builder {
    public Builder header(String name, String value) { Stub.given(name); Stub.given(value); return this; }
    public Builder method(String name, Object body) { Stub.given(name); return this; }
    public Builder timeout(Object duration) { return this; }
    public HttpRequest build() { return null; }
  }
  public static Builder newBuilder(URI uri) { return new Builder(); }
}`,
      ...numbered(
        sources.map((source, index) =>
          source
            .replace('public class Main', `public class Sample${index}`)
            .replaceAll(/^import java\.(?:net|net\.http|nio\.file)\.(?=\w+;)/gm, 'import stub.'),
        ),
        (index) => `Sample${index}.java`,
      ),
      'All.java': `public class All {
  public static void main(String[] arguments) throws Exception {
${sources.map((_, index) => `    stub.Stub.number = ${index}; Sample${index}.main(arguments);`).join('\n')}
  }
}`,
    }),
    steps: [
      ['sh', '-c', 'javac -encoding utf8 stub/*.java *.java'],
      ['sh', '-c', 'java -Dfile.encoding=UTF-8 All 2>&1 >/dev/null'],
    ],
  },
]

function numbered(
  sources: readonly string[],
  name: (index: number) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(sources.map((source, index) => [name(index), source]))
}
