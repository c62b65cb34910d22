/** A page to read and try the calls; it loads nothing from elsewhere, and its script is a file of its own for the policy of the headers. */
export const docsPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Yunshou 云售 API</title><link rel="icon" href="data:,">
<style>
:root{color-scheme:light dark;--line:#8884;--soft:#8881;--blue:#1677ff;--green:#2a9d5c;--red:#d4380d;--orange:#b25e00}
*{box-sizing:border-box}body{margin:0;font:15px/1.5 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:10px 20px;border-bottom:1px solid var(--line);background:Canvas}
h1{font-size:18px;margin:0 12px 0 0}input,textarea,button{font:inherit;padding:5px 9px;border:1px solid var(--line);border-radius:6px;background:Canvas;color:CanvasText}
button{cursor:pointer;background:var(--blue);color:#fff;border-color:var(--blue)}#find{flex:1;min-width:180px}
main{max-width:1080px;margin:0 auto;padding:8px 20px 60px}h2{margin:26px 0 8px;font-size:16px}
details{border:1px solid var(--line);border-radius:8px;margin:6px 0;overflow:hidden}summary{display:flex;gap:10px;align-items:baseline;padding:7px 12px;cursor:pointer;background:var(--soft)}
summary code{font-weight:600;overflow-wrap:anywhere;flex:0 1 auto;min-width:38%}summary span{opacity:.75}.method{min-width:54px;font-weight:700;font-size:12px}.GET{color:var(--green)}.POST{color:var(--blue)}.PUT{color:var(--orange)}.DELETE{color:var(--red)}
.body{padding:10px 14px}table{border-collapse:collapse;width:100%;margin:6px 0}td,th{text-align:left;padding:3px 10px 3px 0;border-bottom:1px solid var(--line);vertical-align:top;font-weight:400}th{opacity:.6;font-size:13px}
textarea{width:100%;min-height:110px;font-family:ui-monospace,monospace;font-size:13px}pre{background:var(--soft);padding:10px;border-radius:6px;overflow:auto;max-height:420px;font-size:13px}.small{opacity:.7;font-size:13px}
</style></head><body>
<header><h1>Yunshou 云售 API</h1><input id="find" type="search" placeholder="path or words" aria-label="Find a call"><input id="key" placeholder="session_key" aria-label="Session key" autocomplete="off"><a href="/api/openapi.json">openapi.json</a></header>
<main id="list" aria-live="polite"></main><script src="/api/docs.js" defer></script></body></html>`;

export const docsScript = `const list=document.getElementById("list"),find=document.getElementById("find"),key=document.getElementById("key");
key.value=sessionStorage.getItem("Authorization")||"";
const make=(tag,text,cls)=>{const node=document.createElement(tag);if(text!==undefined)node.textContent=text;if(cls)node.className=cls;return node};
const typeOf=s=>!s?"any":s.enum?s.enum.join(" | "):s.const!==undefined?JSON.stringify(s.const):s.type==="array"?typeOf(s.items)+"[]":s.anyOf?s.anyOf.map(typeOf).join(" | "):Array.isArray(s.type)?s.type.join(" | "):s.type||"any";
const sample=s=>{if(!s)return null;if(s.default!==undefined)return s.default;if(s.enum)return s.enum[0];if(s.const!==undefined)return s.const;if(s.anyOf)return sample(s.anyOf[0]);
 if(s.type==="object")return Object.fromEntries(Object.entries(s.properties||{}).map(([n,p])=>[n,sample(p)]));if(s.type==="array")return[];if(s.type==="number"||s.type==="integer")return s.minimum>-1e9?s.minimum:0;if(s.type==="boolean")return false;return s.type==="null"?null:""};
const table=(head,rows)=>{const t=make("table"),h=make("tr");head.forEach(x=>h.append(make("th",x)));t.append(h);rows.forEach(r=>{const line=make("tr");r.forEach(x=>line.append(x instanceof Node?x:make("td",x)));t.append(line)});return t};
function open(box,method,path,op){
 const body=make("div",undefined,"body");body.append(make("p",op.summary));
 body.append(make("p","access: "+op["x-permission"]+" · "+op["x-audience"],"small"));
 const fields={};
 const cell=(p)=>{const td=make("td"),input=make("input");input.setAttribute("aria-label",p.name);input.value=p.name==="Idempotency-Key"?crypto.randomUUID?crypto.randomUUID():String(Date.now())+Math.random():p.schema&&p.schema.default!==undefined?p.schema.default:"";fields[p.name]={input,place:p.in};td.append(input);return td};
 if(op.parameters.length)body.append(table(["name","in","type","value"],op.parameters.map(p=>[p.name+(p.required?" *":""),p.in,typeOf(p.schema),cell(p)])));
 let area;const schema=op.requestBody&&op.requestBody.content["application/json"].schema;
 if(schema&&Object.keys(schema.properties).length){body.append(table(["body field","type"],Object.entries(schema.properties).map(([n,s])=>[n+(schema.required.includes(n)?" *":""),typeOf(s)])));area=make("textarea");area.setAttribute("aria-label","Body");area.value=JSON.stringify(sample(schema),null,1);body.append(area)}
 body.append(table(["status","codes"],Object.entries(op.responses).map(([s,r])=>[s,r.description])));
 const shape=make("details");shape.append(make("summary","shape of data"));shape.append(make("pre",JSON.stringify(op.responses["200"].content["application/json"].schema.properties.data,null,1)));body.append(shape);
 const run=make("button","Try"),out=make("pre");out.hidden=true;
 run.onclick=async()=>{let url=path;const query=new URLSearchParams(),headers={};
  if(key.value){headers.Authorization=key.value}
  for(const[name,{input,place}]of Object.entries(fields)){if(place==="path")url=url.replace("{"+name+"}",encodeURIComponent(input.value));else if(input.value!==""){if(place==="query")query.set(name,input.value);else headers[name]=input.value}}
  if(method!=="GET")headers["content-type"]="application/json";
  out.hidden=false;out.textContent="…";const from=performance.now();
  try{const answer=await fetch(url+(query.size?"?"+query:""),{method,headers,body:method==="GET"?undefined:area?area.value:"{}"});
   const text=await answer.text();let shown=text;try{shown=JSON.stringify(JSON.parse(text),null,1)}catch{}
   out.textContent=answer.status+" · "+Math.round(performance.now()-from)+" ms\\n\\n"+shown.slice(0,200000)}catch(error){out.textContent=String(error)}};
 body.append(run,out);box.append(body)}
fetch("/api/openapi.json").then(r=>r.json()).then(doc=>{
 const groups={};for(const[path,ops]of Object.entries(doc.paths))for(const[method,op]of Object.entries(ops))(groups[op.tags[0]]||=[]).push([method.toUpperCase(),path,op]);
 list.append(make("p",doc.info.description,"small"));
 for(const[tag,calls]of Object.entries(groups)){const part=make("section");part.append(make("h2",tag));
  for(const[method,path,op]of calls){const box=make("details");box.dataset.words=(method+" "+path+" "+op.summary).toLowerCase();const head=make("summary");head.append(make("span",method,"method "+method),make("code",path),make("span",op.summary));box.append(head);
   box.addEventListener("toggle",()=>{if(box.open&&box.childElementCount===1)open(box,method,path,op)});part.append(box)}list.append(part)}
 find.oninput=()=>{const words=find.value.toLowerCase().split(/\\s+/);document.querySelectorAll("section").forEach(part=>{let any=false;part.querySelectorAll(":scope>details").forEach(box=>{const hit=words.every(w=>box.dataset.words.includes(w));box.hidden=!hit;any=any||hit});part.hidden=!any})}});
`;
